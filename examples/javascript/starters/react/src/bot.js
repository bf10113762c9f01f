// The bot thinks in a worker, with an engine of its own that is compiled once.
import { serve } from "railhex/thinker";

serve();
