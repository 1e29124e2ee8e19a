-- Banners (domain 9.4): pictures on the sign-in page (1), in the carousel of the work bench (2), on it on a phone (3), and application entries
-- (4). What is on the sign-in page is read by strangers: it is for the whole bank and leads to no page of the console.
create table banner (
  id bigint generated always as identity primary key,
  title varchar(100) not null check (title <> ''),
  -- What the picture shows, for those who do not see it.
  alt varchar(200) not null check (alt <> ''),
  position smallint not null check (position between 1 and 4),
  image_file_id bigint not null references file,
  -- 0 none, 1 a page of the console, 2 an address outside.
  link_type smallint not null default 0 check (link_type between 0 and 2),
  link varchar(500),
  -- The unit that publishes it: whoever has it in scope manages the banner.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  -- Units with those below them; none: the whole bank.
  visible_dept_ids bigint[] not null default '{}' check (cardinality(visible_dept_ids) <= 200),
  begin_date date not null,
  end_date date not null,
  sort int not null default 100 check (sort between 0 and 9999),
  click_count int not null default 0 check (click_count >= 0),
  status smallint not null default 0 check (status in (0, 1)),
  search_text text not null generated always as (lower(title || ' ' || alt || ' ' || coalesce(link, ''))) stored,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (end_date >= begin_date),
  check ((link_type = 0) = (link is null)),
  check (link_type <> 1 or link ~ '^/[^/\\]'),
  check (link_type <> 2 or link ~ '^https?://'),
  check (position <> 1 or (link_type <> 1 and visible_dept_ids = '{}')),
  check (position <> 4 or link_type <> 0)
);
comment on column banner.status is '0 not shown, 1 shown from begin_date to end_date';
create index banner_list on banner (create_time desc, id desc);
create index banner_dept on banner (dept_id, create_time desc, id desc);
create index banner_shown on banner (position, sort, id) where status = 1;
create index banner_image on banner (image_file_id);
create index banner_search on banner using gin (bigrams(search_text));

-- Who has followed a banner on which day: each account counts once a day. Rows of days past are removed; the number stays in the banner.
create table banner_click (
  banner_id bigint not null references banner on delete cascade,
  user_id bigint not null references sys_user,
  day date not null,
  primary key (banner_id, user_id, day)
);
create index banner_click_day on banner_click (day);

-- Numbers to call (domain 9.5) beside those of the accounts.
create table sys_contact (
  id bigint generated always as identity primary key,
  name varchar(50) not null check (name <> ''),
  -- The unit in whose place of the book it stands; whoever has it in scope maintains the row.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  post varchar(50),
  phone varchar(20),
  tel varchar(20),
  short_no varchar(10),
  email varchar(100),
  contact_group smallint not null check (contact_group between 1 and 6),
  is_emergency boolean not null default false,
  sort int not null default 100 check (sort between 0 and 9999),
  -- 1 the whole bank, 2 the unit and all below it, 3 chosen units with those below them.
  visible_type smallint not null default 1 check (visible_type between 1 and 3),
  visible_dept_ids bigint[] not null default '{}' check (cardinality(visible_dept_ids) <= 200),
  -- Companies that work for these units see it, too.
  for_outsiders boolean not null default false,
  status smallint not null default 1 check (status in (0, 1)),
  remark varchar(500),
  -- Of its fields, with the name in pinyin and its initials.
  search_text text not null,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (phone is not null or tel is not null),
  check ((visible_type = 3) = (visible_dept_ids <> '{}')),
  unique nulls not distinct (dept_id, name, phone)
);
create index sys_contact_list on sys_contact (create_time desc, id desc);
create index sys_contact_dept on sys_contact (dept_id, sort, id);
create index sys_contact_emergency on sys_contact (sort, id) where is_emergency and status = 1;
create index sys_contact_search on sys_contact using gin (bigrams(search_text));

-- Whether an account stands in the address book with its number; and how its name is written in pinyin.
alter table sys_user
  add column in_book boolean not null default false,
  add column name_pinyin varchar(400) not null default '';
