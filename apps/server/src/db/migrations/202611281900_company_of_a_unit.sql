-- Who guards a unit and carries for it (domain 1.1). Which units a company serves is the company's own record.
alter table dept add escort_company_id bigint references escort_company;
create index dept_escort_company on dept (escort_company_id) where escort_company_id is not null;
