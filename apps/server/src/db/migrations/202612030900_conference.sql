-- Formal meetings with invitations (domain 9.3): who is invited, who comes, who has signed in, what was said.
create table conference (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  title varchar(100) not null,
  -- Dictionary conference_type.
  meeting_type smallint not null check (meeting_type between 1 and 4),
  begin_time timestamptz not null,
  end_time timestamptz not null,
  room varchar(100),
  link varchar(500),
  organizer_user_id bigint not null references sys_user,
  organizer_user_name varchar(50) not null,
  host_user_id bigint not null references sys_user,
  host_user_name varchar(50) not null,
  recorder_user_id bigint not null references sys_user,
  recorder_user_name varchar(50) not null,
  agenda varchar(2000) not null,
  file_ids bigint[] not null default '{}',
  need_sign boolean not null default true,
  -- 1 by the code of the screen, 2 by a drawn signature, 3 by the account.
  sign_mode smallint not null default 1 check (sign_mode between 1 and 3),
  -- Minutes before the begin from which people sign in.
  sign_open_before smallint not null default 15 check (sign_open_before between 0 and 120),
  -- Of those invited, without whoever sends somebody else.
  expected_count int not null default 0 check (expected_count >= 0),
  signed_count int not null default 0 check (signed_count between 0 and expected_count),
  publish_time timestamptz,
  -- Rich text, cleaned.
  minutes text,
  minutes_file_ids bigint[] not null default '{}',
  minutes_time timestamptz,
  archive_time timestamptz,
  cancel_reason varchar(200),
  status smallint not null default 0 check (status in (0, 1, 2, 3, 4, 8)),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (end_time > begin_time and end_time <= begin_time + interval '8 hours'),
  check (room is not null or link is not null),
  -- A draft may be cancelled before anybody hears of it.
  check (status = 8 or (status = 0) = (publish_time is null)),
  check ((minutes is null) = (minutes_time is null)),
  check ((status = 4) = (archive_time is not null) and (status <> 4 or minutes is not null)),
  check ((status = 8) = (cancel_reason is not null))
);
comment on column conference.status is '0 draft, 1 announced, 2 running, 3 ended, 4 archived, 8 cancelled';
create index conference_list on conference (begin_time desc, id desc);
create index conference_dept on conference (dept_id, begin_time desc, id desc);
create index conference_created on conference (create_time desc, id desc);
-- What the clock moves on.
create index conference_open on conference (begin_time) where status in (1, 2);
create index conference_search on conference using gin (bigrams(search_text));

create table conference_user (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  seq smallint not null,
  -- Null: a guest without an account.
  user_id bigint references sys_user,
  name varchar(50) not null,
  dept_name varchar(100),
  -- 0 none, 1 attends, 2 is absent, 3 sends somebody else.
  reply smallint not null default 0 check (reply between 0 and 3),
  absent_reason varchar(200),
  delegate_name varchar(50),
  reply_time timestamptz,
  -- The line of whoever sends this person.
  delegated_by bigint references conference_user on delete cascade,
  sign_time timestamptz,
  -- Where they drew it.
  sign jsonb,
  late boolean not null default false,
  -- The minutes are right.
  confirm_time timestamptz,
  unique (conference_id, user_id),
  unique (delegated_by),
  check ((reply = 0) = (reply_time is null) and (reply = 2) = (absent_reason is not null)),
  check ((reply = 3) = (delegate_name is not null)),
  -- Nobody both sends somebody and comes.
  check (reply <> 3 or (sign_time is null and delegated_by is null)),
  check (sign_time is not null or (sign is null and not late))
);
create index conference_user_line on conference_user (conference_id, seq);
create index conference_user_invited on conference_user (user_id, conference_id);

-- What is archived or cancelled is evidence, and so is what was announced: it is cancelled, not deleted.
create function guard_conference() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    if old.status = 0 then
      return old;
    end if;
  elsif old.status not in (4, 8)
    and (new.bill_no, new.dept_id, new.create_user_id, new.create_time)
      is not distinct from (old.bill_no, old.dept_id, old.create_user_id, old.create_time)
    and (old.publish_time is null or new.publish_time = old.publish_time)
  then
    return new;
  end if;
  raise exception 'a meeting that was announced is evidence' using errcode = 'restrict_violation';
end $$;
create trigger conference_evidence before update or delete on conference
  for each row execute function guard_conference();

-- Nobody signs in for somebody else afterwards, and no signature changes.
create function guard_conference_user() returns trigger language plpgsql as $$
declare
  of_meeting smallint := (select status from conference where id = old.conference_id);
begin
  -- The meeting itself is deleted, which its own trigger judges.
  if current_user = 'shouya_keeper' or of_meeting is null then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    if old.sign_time is null and of_meeting in (0, 1) then
      return old;
    end if;
  elsif of_meeting not in (4, 8)
    and (new.conference_id, new.user_id, new.name) is not distinct from (old.conference_id, old.user_id, old.name)
    and (old.sign_time is null
      or (new.sign, new.sign_time, new.late) is not distinct from (old.sign, old.sign_time, old.late))
  then
    return new;
  end if;
  raise exception 'who was invited and who has signed in is evidence' using errcode = 'restrict_violation';
end $$;
create trigger conference_user_evidence before update or delete on conference_user
  for each row execute function guard_conference_user();
