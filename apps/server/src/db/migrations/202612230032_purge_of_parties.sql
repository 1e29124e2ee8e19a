-- Personal data of members and agents go five years after the membership or the contract has ended (domain 11.2, 11.11, 17.1): the names stay,
-- which the books and orders name for longer.
alter table member add purge_time timestamptz, alter phone drop not null,
  drop constraint member_check,
  add constraint member_check check (status = 0 or purge_time is not null
    or (identity_hash is not null and cardinality(licence_file_ids) > 0)),
  add constraint member_phone check (phone is not null or purge_time is not null),
  add constraint member_purge check (purge_time is null or (status = 5 and phone is null and identity_mask is null
    and identity_hash is null and bank_account_mask is null and address is null and cardinality(licence_file_ids) = 0));
create index member_purge on member (status_time) where status = 5 and purge_time is null;

alter table agent add purge_time timestamptz,
  drop constraint agent_check2,
  add constraint agent_check2 check (status = 0 or (contact_name is not null and cardinality(region_codes) > 0
    and contract_begin is not null and contract_end is not null
    and (purge_time is not null or (phone is not null and cardinality(licence_file_ids) > 0)))),
  add constraint agent_purge check (purge_time is null or (status = 5 and phone is null and id_card_mask is null
    and id_card_hash is null and bank_account_mask is null and address is null and cardinality(licence_file_ids) = 0));
create index agent_purge on agent (status_time) where status = 5 and purge_time is null;
