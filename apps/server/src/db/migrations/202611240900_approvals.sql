-- Approvals (spec 000 sections 2.2 and 2.7, design section 8, ADR 029): categories, flows with their published versions,
-- requests with their append-only history, and what lists read of them.
create table appr_category (
  id bigint generated always as identity primary key,
  category_name varchar(30) not null unique,
  sort int not null default 100,
  status smallint not null default 1 check (status in (0, 1)),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);

-- 0 draft, never published → 1 published → 2 disabled → 1. What was published once is never deleted.
create table appr_flow (
  id bigint generated always as identity primary key,
  flow_name varchar(60) not null unique,
  category_id bigint not null references appr_category,
  form_id bigint not null references custom_form,
  status smallint not null default 0 check (status between 0 and 2),
  draft jsonb not null,
  draft_hash char(64) not null,
  -- The version that new requests run on.
  current_version_id bigint,
  -- Who may start it: these roles, in these units and below them; every employee, everywhere, where there are none.
  role_ids bigint[] not null default '{}',
  dept_ids bigint[] not null default '{}',
  remark varchar(500),
  search_text text not null generated always as (lower(flow_name || ' ' || coalesce(remark, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz not null,
  version int not null default 1,
  check ((status = 0) = (current_version_id is null))
);
create index appr_flow_list on appr_flow (update_time desc, id desc);
create index appr_flow_category on appr_flow (category_id);
create index appr_flow_form on appr_flow (form_id);
create index appr_flow_search on appr_flow using gin (bigrams(search_text));

-- A definition with the form that it was published with: what a request began on it ends on.
create table appr_flow_version (
  id bigint generated always as identity primary key,
  flow_id bigint not null references appr_flow,
  version_no int not null check (version_no > 0),
  flow_name varchar(60) not null,
  definition jsonb not null,
  definition_hash char(64) not null,
  form_version_id bigint not null references form_version,
  note varchar(200),
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  unique (flow_id, version_no)
);
create trigger appr_flow_version_evidence before update or delete on appr_flow_version
  for each row execute function forbid_change();
alter table appr_flow add foreign key (current_version_id) references appr_flow_version deferrable;

-- A request. status: dictionary examine_status (domain 10.1). What is submitted is what its events say; this row keeps the
-- fold of them (`state`, never the truth) and what the lists show.
create table appr_instance (
  id bigint generated always as identity primary key,
  bill_no varchar(30) unique,
  flow_id bigint not null references appr_flow,
  flow_version_id bigint not null references appr_flow_version,
  flow_name varchar(60) not null,
  title varchar(200) not null,
  status smallint not null default 0 check (status between 0 and 6),
  initiator_id bigint not null references sys_user,
  initiator_name varchar(50) not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  -- Of a draft: the values as they were left, sealed, since nobody has sorted out yet which of them are sensitive.
  draft text,
  state jsonb,
  -- Hash of the last event.
  head char(64),
  -- The nodes that wait, for the lists.
  waits_at varchar(200) not null default '',
  -- Submitted anew after a refusal or withdrawal, or the revocation of one that passed.
  link_id bigint references appr_instance,
  link_as varchar(10) check (link_as in ('again', 'revocation')),
  create_time timestamptz not null,
  update_time timestamptz not null,
  submit_time timestamptz,
  finish_time timestamptz,
  search_text text not null generated always as
    (lower(coalesce(bill_no, '') || ' ' || title || ' ' || initiator_name || ' ' || flow_name)) stored,
  version int not null default 1,
  check ((status = 0) = (state is null)),
  check ((link_id is null) = (link_as is null))
);
create index appr_instance_own on appr_instance (initiator_id, create_time desc, id desc);
create index appr_instance_flow on appr_instance (flow_id, create_time desc, id desc);
create index appr_instance_list on appr_instance (create_time desc, id desc);
create index appr_instance_link on appr_instance (link_id) where link_id is not null;
create index appr_instance_search on appr_instance using gin (bigrams(search_text));

-- A submitted request is never deleted, nor does it change its flow, its initiator or its number.
create function guard_appr_instance() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' or old.status = 0 then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (new.bill_no, new.flow_id, new.flow_version_id, new.initiator_id, new.dept_id, new.submit_time, new.link_id)
      is distinct from
       (old.bill_no, old.flow_id, old.flow_version_id, old.initiator_id, old.dept_id, old.submit_time, old.link_id)
  then
    raise exception 'a submitted request is evidence' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger appr_instance_evidence before update or delete on appr_instance
  for each row execute function guard_appr_instance();

-- One person's work. `no` is its number in the request. status: 0 waiting, 1 open, 2 suspended, 3 agreed, 4 refused,
-- 5 returned, 6 transferred, 7 closed by others, 8 cancelled.
create table appr_task (
  id bigint generated always as identity primary key,
  instance_id bigint not null references appr_instance,
  no int not null check (no > 0),
  node_id varchar(40),
  node_name varchar(60) not null,
  round int not null,
  kind varchar(10) not null check (kind in ('approve', 'handle', 'resubmit')),
  assignee_id bigint references sys_user,
  -- Whom the assignee stands in for during a leave.
  principal_id bigint references sys_user,
  status smallint not null check (status between 0 and 8),
  opened_time timestamptz,
  ended_time timestamptz,
  due_time timestamptz,
  read_time timestamptz,
  urge_count int not null default 0,
  unique (instance_id, no)
);
-- "Awaiting me": as large as what is open, never as what is done (approvals.md 4.5).
create index appr_task_inbox on appr_task (assignee_id, opened_time desc, id desc) where status = 1;
create index appr_task_principal on appr_task (principal_id, opened_time desc, id desc) where status = 1;

-- Who may claim an open task that is nobody's yet; gone with the claim.
create table appr_pool (
  user_id bigint not null references sys_user,
  task_id bigint not null references appr_task on delete cascade,
  opened_time timestamptz not null,
  primary key (user_id, task_id)
);
create index appr_pool_inbox on appr_pool (user_id, opened_time desc, task_id desc);
create index appr_pool_task on appr_pool (task_id);

-- "I handled": one row for a person and a request.
create table appr_part (
  user_id bigint not null references sys_user,
  instance_id bigint not null references appr_instance,
  acted_time timestamptz not null,
  primary key (user_id, instance_id)
);
create index appr_part_list on appr_part (user_id, acted_time desc, instance_id desc);

create table appr_cc (
  user_id bigint not null references sys_user,
  instance_id bigint not null references appr_instance,
  cc_time timestamptz not null,
  read_time timestamptz,
  primary key (user_id, instance_id)
);
create index appr_cc_list on appr_cc (user_id, cc_time desc, instance_id desc);
create index appr_cc_unread on appr_cc (user_id) where read_time is null;

-- What happened, for ever: numbered and chained; `OaExamine/GetLog` verifies the chain and that it replays to the state.
create table appr_event (
  instance_id bigint not null references appr_instance,
  seq int not null check (seq > 0),
  at timestamptz not null,
  actor_id bigint,
  on_behalf_of bigint,
  command_id varchar(60) not null,
  part int not null check (part > 0),
  event jsonb not null,
  prev_hash char(64) not null,
  hash char(64) not null,
  primary key (instance_id, seq),
  unique (instance_id, command_id, part)
);
create trigger appr_event_evidence before update or delete on appr_event for each row execute function forbid_change();

-- Sensitive values of the form, encrypted; events and state carry {"$sealed": hash} in their places (design section 6).
create table appr_secret (
  instance_id bigint not null references appr_instance,
  form_rev int not null check (form_rev > 0),
  -- Steps through the data as JSON: ["persons", 0, "id_card"].
  path text not null,
  sealed text not null,
  primary key (instance_id, form_rev, path)
);

-- When a task is due, a delay elapses: the row is the truth, the job only looks.
create table appr_timer (
  id bigint generated always as identity primary key,
  instance_id bigint not null references appr_instance,
  task_no int,
  node_id varchar(40),
  due_time timestamptz not null,
  done_time timestamptz,
  check ((task_no is null) <> (node_id is null))
);
create index appr_timer_due on appr_timer (due_time) where done_time is null;
create index appr_timer_instance on appr_timer (instance_id) where done_time is null;

-- What a request has set going outside: a trigger, its passing, or the undoing of either. One row for one emission.
create table appr_effect (
  id bigint generated always as identity primary key,
  instance_id bigint not null references appr_instance,
  topic varchar(60) not null,
  node_id varchar(40),
  -- 0 waits for its noun, 1 published, 2 closed by hand.
  status smallint not null default 0 check (status between 0 and 2),
  note varchar(200),
  create_time timestamptz not null,
  done_time timestamptz,
  done_user_id bigint,
  unique nulls not distinct (instance_id, topic, node_id)
);

-- Somebody acts for somebody during a leave.
create table appr_leave (
  id bigint generated always as identity primary key,
  user_id bigint not null references sys_user,
  substitute_id bigint not null references sys_user,
  from_time timestamptz not null,
  to_time timestamptz not null,
  -- Of these flows; of all where there are none.
  flow_ids bigint[] not null default '{}',
  remark varchar(200),
  revoke_time timestamptz,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (from_time < to_time),
  check (user_id <> substitute_id)
);
create index appr_leave_user on appr_leave (user_id, to_time);
create index appr_leave_substitute on appr_leave (substitute_id, to_time);

do $$
begin
  revoke update, delete on appr_flow_version, appr_event from shouya_app;
  revoke delete on appr_task, appr_part, appr_cc, appr_effect, appr_leave, appr_secret from shouya_app;
exception when undefined_object then null;
end $$;
