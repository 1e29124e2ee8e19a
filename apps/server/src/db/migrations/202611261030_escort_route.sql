-- Routes and their stops in order (domain 3.4).
create table escort_route (
  id bigint generated always as identity primary key,
  escort_company_id bigint not null references escort_company,
  route_no varchar(20) not null check (route_no ~ '^[A-Za-z0-9-]+$'),
  route_name varchar(100) not null,
  status smallint not null default 1 check (status in (0, 1)),
  remark varchar(500),
  search_text text not null generated always as (lower(route_no || ' ' || route_name)) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (escort_company_id, route_no),
  unique (id, escort_company_id)
);
create index escort_route_list on escort_route (create_time desc, id desc);
create index escort_route_search on escort_route using gin (bigrams(search_text));

create table escort_route_stop (
  route_id bigint not null references escort_route,
  seq smallint not null check (seq > 0),
  dept_id bigint not null references dept,
  deliver_plan time not null,
  collect_plan time not null,
  primary key (route_id, seq),
  unique (route_id, dept_id),
  check (collect_plan > deliver_plan)
);
create index escort_route_stop_unit on escort_route_stop (dept_id);
