-- Notices (domain 9.2): what head office tells everybody, or a branch its units. Rules:
-- 0 draft -> 1 published -> 2 withdrawn -> 1 again; a published one whose time is over becomes 3, and nothing follows that.
-- What is published is not edited: it is withdrawn first. Deleted are only drafts and withdrawn ones, and they stay as rows,
-- since people have read them; retention removes them for good.
create table notice (
  id bigint generated always as identity primary key,
  -- Given when it is published for the first time.
  bill_no varchar(40) unique,
  -- 0 bank-wide, 1 for a unit and all below it, 2 a link (for a unit, or without one for everybody).
  type smallint not null check (type between 0 and 2),
  title varchar(100) not null check (title <> ''),
  -- Rich text, sanitised before it comes here.
  content text not null default '',
  url varchar(500) not null default '',
  cover_file_id bigint,
  -- [{"file_id", "name"}]
  annex jsonb not null default '[]' check (jsonb_array_length(annex) <= 5),
  recv_dept_id bigint references dept,
  recv_dept_name varchar(100),
  -- The unit that publishes it: whoever has it in scope manages the notice.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  status smallint not null default 0 check (status between 0 and 3),
  is_top boolean not null default false,
  -- Whoever reads it also confirms that.
  need_receipt boolean not null default false,
  expire_time timestamptz,
  publish_user_id bigint references sys_user,
  publish_user_name varchar(50),
  publish_time timestamptz,
  -- How many it was for when it was published.
  receiver_count int,
  withdraw_user_name varchar(50),
  withdraw_time timestamptz,
  withdraw_reason varchar(200),
  -- Counts up when what people have read is changed: receipts are for one edition.
  edition int not null default 1,
  is_deleted boolean not null default false,
  search_text text not null,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (type <> 0 or recv_dept_id is null),
  check (type <> 1 or recv_dept_id is not null),
  check (type = 2 or url = ''),
  check (url = '' or url ~ '^https?://'),
  check (status = 0 or (bill_no is not null and publish_user_id is not null and publish_time is not null and receiver_count is not null)),
  check (status not in (1, 3) or case type when 2 then url <> '' else content <> '' end),
  check ((status = 2) = (withdraw_time is not null)),
  check (status <> 3 or expire_time is not null),
  check (not is_deleted or status in (0, 2))
);
create index notice_list on notice (create_time desc, id desc);
create index notice_dept on notice (dept_id, create_time desc, id desc);
create index notice_published on notice (is_top desc, publish_time desc, id desc) where status = 1 and not is_deleted;
create index notice_ending on notice (expire_time) where status = 1;
create index notice_search on notice using gin (bigrams(search_text));

-- What people may have read stays as they read it.
create function guard_notice() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (old.status in (1, 3) and
      (new.type, new.title, new.content, new.url, new.cover_file_id, new.annex, new.recv_dept_id, new.edition, new.is_deleted)
        is distinct from
      (old.type, old.title, old.content, old.url, old.cover_file_id, old.annex, old.recv_dept_id, old.edition, old.is_deleted))
    or old.status = 3 and new.status <> 3
    or new.edition < old.edition
  then
    raise exception 'a published notice is withdrawn before it is changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger notice_evidence before update or delete on notice for each row execute function guard_notice();

-- Who has read which edition, and who confirmed it. Only readers confirm, once.
create table notice_read (
  notice_id bigint not null references notice,
  edition int not null check (edition > 0),
  user_id bigint not null references sys_user,
  -- Where they worked then.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  read_time timestamptz not null,
  confirm_time timestamptz,
  receipt_text varchar(200),
  primary key (notice_id, edition, user_id),
  check (confirm_time is not null or receipt_text is null)
);
create index notice_read_user on notice_read (user_id, notice_id);

create function guard_notice_read() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' or old.confirm_time is not null
    or (new.notice_id, new.edition, new.user_id, new.dept_id, new.dept_name, new.read_time)
      is distinct from (old.notice_id, old.edition, old.user_id, old.dept_id, old.dept_name, old.read_time)
  then
    raise exception 'a receipt is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger notice_read_evidence before update or delete on notice_read for each row execute function guard_notice_read();

do $$
begin
  revoke delete on notice, notice_read from shouya_app;
exception when undefined_object then null;
end $$;
