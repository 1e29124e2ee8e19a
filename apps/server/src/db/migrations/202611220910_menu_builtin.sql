-- Entries that the product brings keep their page and are not deleted; all that stand here now came from it.
alter table menu
  add column is_builtin boolean not null default false,
  add column create_user_id bigint,
  add column create_user_name varchar(50),
  add column create_time timestamptz not null default now(),
  add column update_user_id bigint,
  add column update_time timestamptz,
  -- What only outward links have, and they always.
  add check ((menu_type = 4) = (link is not null)),
  add check (path like '/%');
update menu set is_builtin = true;
