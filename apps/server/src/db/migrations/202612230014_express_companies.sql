-- Dictionary express_company (domain 11.7) in place of a text; what the text said beyond the dictionary is in the note now. Rows are evidence:
-- the table is written anew with what each has said.
alter table order_delivery
  alter column note type varchar(240) using case
    when express_company is null or express_company ~* '顺丰|京东|中通|圆通|韵达|德邦|EMS|邮政|自送' then note
    else concat_ws(' ', express_company, note) end,
  alter column express_company type smallint using case
    when express_company is null then null
    when express_company ~ '顺丰' then 1 when express_company ~ '京东' then 2 when express_company ~ '中通' then 3
    when express_company ~ '圆通' then 4 when express_company ~ '韵达' then 5 when express_company ~ '德邦' then 6
    when express_company ~* 'EMS|邮政' then 7 when express_company ~ '自送' then 8
    else 9 end;
comment on column order_delivery.express_company is 'Dictionary express_company';
