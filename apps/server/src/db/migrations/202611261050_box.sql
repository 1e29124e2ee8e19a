-- Boxes, bags and cassettes (domain 3.4).
create table box (
  id bigint generated always as identity primary key,
  box_no varchar(20) not null unique check (box_no ~ '^[A-Z0-9-]{4,20}$'),
  box_type smallint not null check (box_type in (1, 2, 3, 4, 5, 6, 9)),
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  rfid varchar(50) unique,
  position smallint not null default 1 check (position between 1 and 3),
  -- Since when it is there.
  position_time timestamptz,
  last_handover_id bigint,
  status smallint not null default 1 check (status between 1 and 3),
  remark varchar(500),
  search_text text not null generated always as (lower(box_no || ' ' || dept_name)) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);
comment on column box.position is '1 outlet, 2 on its way, 3 vault';
comment on column box.status is '1 in use, 2 stopped, 3 scrapped';
create index box_list on box (create_time desc, id desc);
create index box_dept on box (dept_id, create_time desc, id desc);
create index box_moving on box (position_time) where position = 2;
create index box_search on box using gin (bigrams(search_text));

-- Only a confirmed handover moves a box; the night brings what is still on its way to the vault (domain 4.4).
create function guard_box() returns trigger language plpgsql as $$
begin
  if new.position <> old.position and new.last_handover_id is not distinct from old.last_handover_id
    and not (old.position = 2 and new.position = 3)
  then
    raise exception 'a box moves by a confirmed handover only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger box_moves before update on box for each row execute function guard_box();
