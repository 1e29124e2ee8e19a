-- Roles are made and changed by people: who, when, and how they are found.
alter table role
  add column create_user_id bigint,
  add column create_user_name varchar(50),
  add column update_user_id bigint,
  add column update_time timestamptz,
  add column search_text text not null generated always as (
    lower(role_code || ' ' || role_name || ' ' || coalesce(role_name_hk, '') || ' ' || coalesce(role_name_us, ''))) stored;
