-- Members in arrears are warned, then frozen by the clock, and go on once they have paid (domain 11.11).
alter table member add column arrears_since timestamptz;
comment on column member.arrears_since is 'since when the clock has found it in arrears, and has warned it';
alter table member add check (not auto_frozen or (status = 4 and arrears_since is not null));
create index member_arrears on member (id) where arrears_since is not null;
