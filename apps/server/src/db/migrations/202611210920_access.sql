-- Roles, operations and menus (domain 1.3, 13, 14).
create table permission (
  permission_id varchar(60) primary key,
  name_cn varchar(50) not null,
  name_hk varchar(50),
  name_us varchar(80),
  operations text[] not null,
  sort int not null
);

create table role (
  id bigint generated always as identity primary key,
  role_code varchar(30) not null unique check (role_code ~ '^[a-z_]+$'),
  role_name varchar(30) not null unique,
  role_name_hk varchar(30),
  role_name_us varchar(60),
  user_types smallint[] not null,
  data_scope smallint not null default 4 check (data_scope between 1 and 5),
  scope_dept_ids bigint[] not null default '{}',
  is_builtin boolean not null default false,
  sort int not null default 100,
  status smallint not null default 1 check (status in (0, 1)),
  remark varchar(500),
  create_time timestamptz not null,
  version int not null default 1,
  check (data_scope <> 2 or cardinality(scope_dept_ids) > 0)
);

create table role_grant (
  role_id bigint not null references role on delete cascade,
  permission_id varchar(60) not null references permission,
  operation varchar(30) not null,
  primary key (role_id, permission_id, operation)
);

create table user_role (
  user_id bigint not null references sys_user on delete cascade,
  role_id bigint not null references role,
  primary key (user_id, role_id)
);
create index user_role_role on user_role (role_id);

create table menu (
  id bigint generated always as identity primary key,
  code varchar(60) not null unique,
  parent_id bigint references menu,
  -- Key of the console's registry of pages.
  router varchar(60) not null,
  path varchar(200) not null unique,
  aliases text[] not null default '{}',
  menu_type smallint not null check (menu_type between 1 and 4),
  title_cn varchar(30) not null,
  title_hk varchar(30),
  title_us varchar(60),
  icon varchar(50),
  permission_id varchar(60) references permission,
  -- A page that is a tab of this other page: an entry of its own only for roles that lack the host (design section 5).
  host_id bigint references menu,
  query jsonb not null default '{}',
  link varchar(500),
  invisible boolean not null default false,
  closable boolean not null default true,
  cache boolean not null default true,
  built boolean not null default false,
  sort int not null default 100,
  status smallint not null default 1 check (status in (0, 1)),
  version int not null default 1,
  check (menu_type <> 1 or permission_id is null)
);
create index menu_parent on menu (parent_id);
