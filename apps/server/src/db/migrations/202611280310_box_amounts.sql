-- What is said to be in a box, in fen; only while the parameter `escort.box_amounts` is on (domain 4.4).
alter table money_box_item add amount_declared bigint check (amount_declared >= 0),
  add check (matched <> 3 or amount_declared is null);
