CREATE TABLE migrations (version BIGINT PRIMARY KEY);
INSERT INTO migrations VALUES (1);
CREATE TABLE secrets (
	pepper TEXT NOT NULL
);
INSERT INTO secrets VALUES ('bc23cfc0a55c51a34d04909323a3e113c55347812e43fbcf51f15b6bf5fb0df0');
CREATE TABLE tables (
	id       TEXT   PRIMARY KEY,
	header   TEXT   NOT NULL, -- of the record
	line     TEXT   NOT NULL, -- the position on one line
	version  BIGINT NOT NULL, -- grows with every change
	position BIGINT NOT NULL, -- grows with every change of the position
	moves    BIGINT NOT NULL, -- how many were made
	finished BIGINT NOT NULL, -- 1 when the game is over
	undo     TEXT   NOT NULL, -- what somebody asks to take back, as JSON; '' if nobody does
	created  BIGINT NOT NULL  -- in seconds since 1970
);
INSERT INTO tables VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 'game steamrollers
players 2
board standard
components standard

', 'c578b11791bd7000.draft.4.2.0.0.124.-.sg.0.a0a0b0b0a0b0.-.BBE_YBEE_YYYB_RGBB_RRGE_YYR.Y3R6G7B4E6K6.Y1G1.-.-.0.-.-.-.-.-.-_0_-_m23h6c16.-_0_-_f3l19b23', 16, 14, 18, 0, '', 1795467173);
INSERT INTO tables VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 'game steam
players 3
map northeast
components standard
rules standard

', 'c7e9f36aa2e4f429.capital.1.0.0.312.312.-.-.0.0.-.a2bBPE_a8rRRP_c1yBBE_c5pRB_c11yPE_e7bRBB_e11pBYEE_g8yYP_g10rYYE_h2rRR_i4pBYP_i6bYEEE.BP_RP_RY_PP_RR_RY_RP_BE_YY_RB_YE_BP.-.-.0_0_0_1_4_0_-.0_0_0_1_7_0_-.0_0_0_1_3_0_-', 3, 2, 27, 0, '', 1795467173);
CREATE TABLE seats (
	table_id TEXT   NOT NULL REFERENCES tables (id),
	seat     BIGINT NOT NULL,
	name     TEXT   NOT NULL,
	invite   TEXT   NOT NULL,
	token    TEXT   NOT NULL, -- '' while nobody sits there
	PRIMARY KEY (table_id, seat)
);
INSERT INTO seats VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 1, 'Ann', 'ba24b33db2fb03cb1e3c338070c10ff38ec22920a3778dba2d53192528aeec19', 'e55badd0b28214f42d1a24724e059bb8ccc6882f6a001f3606149f595fc69ae2');
INSERT INTO seats VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 2, 'Bob', '14f13364f7c1d478905f94085e6e60511c14f94e24b6544c575f834ee8e7ee5e', 'c6dfadac6d236564ff16489761fd05edc8a3962aa25a3bf5dd7626fb800e1fd4');
INSERT INTO seats VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 1, 'Ann', '401f1dd179432548b727a6bce03e52969c40980ab19ecb51993b1cde0e8e5173', '50f7d9bb3f8f44b019a3074cbc22a0c754c02496ce624eece928d8bb84a26dac');
INSERT INTO seats VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 2, '', '1e6304411760f3404a00a6a6d77fb49a7885c89f58321d0c5c3d8b0db9e695fa', '');
INSERT INTO seats VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 3, '', '6da3cc216ae525144164951f295b1a7087b61e722752ac91504d85c3e91cb2da', '');
CREATE TABLE moves (
	table_id TEXT   NOT NULL REFERENCES tables (id),
	number   BIGINT NOT NULL, -- from 1 on
	seat     BIGINT NOT NULL, -- 0 for chance
	notation TEXT   NOT NULL,
	PRIMARY KEY (table_id, number)
);
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 1, 0, 'goods YBEB YEEB BYYY GRBB EGRR YRGY');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 2, 0, 'sides a a b b a b');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 3, 0, 'roll 5 5 6 straight/gentle');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 4, 1, 'draft 5');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 5, 1, 'build d1 NE-SW');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 6, 2, 'draft 5');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 7, 2, 'build d1 E-NW');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 8, 0, 'roll 1 1 3 straight/sharp');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 9, 2, 'draft 1');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 10, 2, 'build a1 NE-NW');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 11, 1, 'draft 1');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 12, 1, 'build a1 W-SW');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 13, 0, 'roll 3 4 6 straight/gentle');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 14, 1, 'draft 6');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 15, 1, 'build d8 E-W');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 16, 2, 'draft 3');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 17, 2, 'build a5 NW-SE');
INSERT INTO moves VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 18, 0, 'roll 1 2 4 straight/gentle');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 1, 0, 'goods BPE');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 2, 0, 'goods RRP');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 3, 0, 'goods BBE');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 4, 0, 'goods RB');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 5, 0, 'goods PE');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 6, 0, 'goods RBB');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 7, 0, 'goods BYEE');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 8, 0, 'goods YP');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 9, 0, 'goods YYE');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 10, 0, 'goods RR');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 11, 0, 'goods BYP');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 12, 0, 'goods YEEE');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 13, 0, 'goods BP');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 14, 0, 'goods RP');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 15, 0, 'goods RY');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 16, 0, 'goods PP');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 17, 0, 'goods RR');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 18, 0, 'goods RY');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 19, 0, 'goods RP');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 20, 0, 'goods BE');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 21, 0, 'goods YY');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 22, 0, 'goods RB');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 23, 0, 'goods YE');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 24, 0, 'goods BP');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 25, 0, 'deal 4');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 26, 0, 'deal 7');
INSERT INTO moves VALUES ('KK236XAPVR6WUHUYXQAUYOYJGM', 27, 0, 'deal 3');
CREATE TABLE answers (
	table_id TEXT   NOT NULL REFERENCES tables (id),
	seat     BIGINT NOT NULL,
	request  TEXT   NOT NULL,
	asked    TEXT   NOT NULL, -- what the request was for
	answer   TEXT   NOT NULL,
	PRIMARY KEY (table_id, seat, request)
);
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 1, 'request-move-0', '2 draft 5', '{"position":3,"moves":4,"steps":[{"seat":1,"move":"draft 5"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 1, 'request-move-1', '3 build d1 NE-SW', '{"position":4,"moves":5,"steps":[{"seat":1,"move":"build d1 NE-SW"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 2, 'request-move-2', '4 draft 5', '{"position":5,"moves":6,"steps":[{"seat":2,"move":"draft 5"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 2, 'request-move-3', '5 build d1 E-NW', '{"position":6,"moves":8,"steps":[{"seat":2,"move":"build d1 E-NW"},{"seat":0,"move":"roll 1 1 3 straight/sharp"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 2, 'request-move-4', '6 draft 1', '{"position":7,"moves":9,"steps":[{"seat":2,"move":"draft 1"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 2, 'request-move-5', '7 build a1 NE-NW', '{"position":8,"moves":10,"steps":[{"seat":2,"move":"build a1 NE-NW"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 1, 'request-move-6', '8 draft 1', '{"position":9,"moves":11,"steps":[{"seat":1,"move":"draft 1"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 1, 'request-move-7', '9 build a1 W-SW', '{"position":10,"moves":13,"steps":[{"seat":1,"move":"build a1 W-SW"},{"seat":0,"move":"roll 3 4 6 straight/gentle"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 1, 'request-move-8', '10 draft 6', '{"position":11,"moves":14,"steps":[{"seat":1,"move":"draft 6"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 1, 'request-move-9', '11 build d8 E-W', '{"position":12,"moves":15,"steps":[{"seat":1,"move":"build d8 E-W"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 2, 'request-move-10', '12 draft 3', '{"position":13,"moves":16,"steps":[{"seat":2,"move":"draft 3"}]}');
INSERT INTO answers VALUES ('UWFZNXLZLHOCNNDZKA6U35I3CG', 2, 'request-move-11', '13 build a5 NW-SE', '{"position":14,"moves":18,"steps":[{"seat":2,"move":"build a5 NW-SE"},{"seat":0,"move":"roll 1 2 4 straight/gentle"}]}');
