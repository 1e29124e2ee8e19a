-- What an escort company has to mend: its people see it, begin it and hand it in (domain 4.3, 14).
alter table rectification add escort_company_id bigint references escort_company, add escort_company_name varchar(100),
  add check ((escort_company_id is null) = (escort_company_name is null));
create index rectification_company on rectification (escort_company_id, create_time desc, id desc)
  where escort_company_id is not null;
