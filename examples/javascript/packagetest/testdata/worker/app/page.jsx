"use client";
import { useEffect } from "react";
import { play } from "../main.js";

export default function Page() {
  useEffect(() => void play(), []);
  return null;
}
