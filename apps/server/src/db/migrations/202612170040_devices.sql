-- Terminals (domain 11.5), to whom they are bound, and what they are told.
create table device (
  id bigint generated always as identity primary key,
  device_no varchar(20) not null unique check (device_no ~ '^[A-Z0-9]{8,20}$'),
  sn varchar(40) not null unique,
  imei varchar(15) unique check (imei ~ '^[0-9]{15}$'),
  product_id bigint not null references product,
  batch_no varchar(30),
  firmware varchar(30),
  agent_id bigint references agent,
  member_id bigint references member,
  -- The unit at whose door it stands, where that is one of the bank's.
  dept_id bigint references dept,
  install_address varchar(200),
  lng numeric(9, 6) check (lng between -180 and 180),
  lat numeric(8, 6) check (lat between -90 and 90),
  city_code varchar(6),
  -- The parameters that it has reported, and those that it was told and has not acknowledged.
  par jsonb not null default '{}' check (jsonb_typeof(par) = 'object'),
  par_pending jsonb check (jsonb_typeof(par_pending) = 'object'),
  lock_state smallint check (lock_state in (0, 1)),
  -- As its last heartbeat within ten minutes says.
  net_state smallint not null default 0 check (net_state in (0, 1)),
  last_online timestamptz,
  use_count bigint not null default 0 check (use_count >= 0),
  -- Uses that packages have left, and until when a package of days lasts.
  remain_times int not null default 0 check (remain_times >= 0),
  package_end timestamptz,
  last_use_time timestamptz,
  -- Since when its member has nothing to pay with (stopped after seven days).
  unpaid_since timestamptz,
  activate_time timestamptz,
  warranty_end date,
  status smallint not null default 0 check (status between 0 and 7),
  status_reason varchar(200),
  status_time timestamptz,
  status_user_id bigint references sys_user,
  status_user_name varchar(50),
  remark varchar(500),
  search_text text not null generated always as (lower(device_no || ' ' || sn || ' ' || coalesce(imei, '') || ' '
    || coalesce(install_address, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (member_id is null or agent_id is not null),
  check ((lng is null) = (lat is null)),
  check (status <> 0 or (agent_id is null and member_id is null)),
  check (status not in (1, 2, 3) or agent_id is not null),
  -- Activated and running devices have somebody who answers for them.
  check (status not in (2, 3) or (member_id is not null and activate_time is not null)),
  check (status not in (5, 7) or status_reason is not null)
) with (fillfactor = 70);
-- A heartbeat of every minute changes no indexed column and finds room on its page: no index may have last_online, par or lock_state.
comment on column device.status is
  '0 in stock, 1 assigned, 2 activated (stopped), 3 running, 4 in repair, 5 disabled, 6 returned, 7 scrapped';
create index device_list on device (create_time desc, id desc);
create index device_agent on device (agent_id, create_time desc, id desc) where agent_id is not null;
create index device_member on device (member_id) where member_id is not null;
create index device_product on device (product_id, status);
create index device_unpaid on device (unpaid_since) where unpaid_since is not null;
create index device_city on device (city_code) where city_code is not null;
create index device_search on device using gin (bigrams(search_text));

-- The keys with which a terminal signs; the one before works until the terminal has used the new one.
create table device_key (
  id bigint generated always as identity primary key,
  device_id bigint not null references device,
  sealed text not null,
  create_time timestamptz not null,
  used_time timestamptz,
  -- Empty as long as it is valid.
  end_time timestamptz
);
create index device_key_of on device_key (device_id) where end_time is null;

-- Numbers of requests that a terminal has used within the clock window: each works once.
create table device_nonce (
  device_id bigint not null references device,
  nonce varchar(40) not null,
  create_time timestamptz not null,
  primary key (device_id, nonce)
);
create index device_nonce_old on device_nonce (create_time);

-- To whom a device is bound (domain 11.5): one binding in force for each device, the others stay as history.
create table member_device (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agent,
  device_id bigint not null references device,
  member_id bigint not null references member,
  -- 1 sale, 2 lease.
  bind_type smallint not null check (bind_type in (1, 2)),
  bind_time timestamptz not null,
  lease_begin date,
  lease_end date,
  -- Fen asked for this device; 0: none.
  deposit_due bigint not null default 0 check (deposit_due >= 0),
  -- What the deposit records that were carried out add up to.
  deposit_paid bigint not null default 0 check (deposit_paid >= 0),
  deposit_deducted bigint not null default 0 check (deposit_deducted >= 0),
  deposit_refunded bigint not null default 0 check (deposit_refunded >= 0),
  -- Dictionary deposit_status.
  deposit_status smallint not null default 0 check (deposit_status between 0 and 7),
  unbind_time timestamptz,
  unbind_reason varchar(200),
  -- The state in which it came back: whether it is to be paid for is said with the deposit.
  inspect_time timestamptz,
  inspect_user_id bigint references sys_user,
  inspect_note varchar(500),
  status smallint not null default 1 check (status in (0, 1)),
  remark varchar(500),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check ((status = 0) = (unbind_time is not null)),
  check ((bind_type = 2) = (lease_begin is not null and lease_end is not null)),
  check (lease_end > lease_begin),
  check (bind_type = 2 or deposit_due = 0),
  check (deposit_deducted + deposit_refunded <= deposit_paid)
);
comment on column member_device.status is '1 bound, 0 unbound';
create unique index member_device_active on member_device (device_id) where status = 1;
create index member_device_list on member_device (create_time desc, id desc);
create index member_device_agent on member_device (agent_id, create_time desc, id desc);
create index member_device_member on member_device (member_id, create_time desc);
create index member_device_deposit on member_device (deposit_status, id) where deposit_due > 0;

-- What a device was told (domain 11.5): done when the terminal says so. One at a time.
create table device_command (
  id bigint generated always as identity primary key,
  cmd_no varchar(20) not null unique generated always as ('CMD' || lpad(id::text, 12, '0')) stored,
  device_id bigint not null references device,
  -- Dictionary device_cmd: 1 start, 2 stop, 3 parameters, 4 state.
  cmd smallint not null check (cmd between 1 and 4),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  reason varchar(200),
  result smallint not null default 0 check (result between 0 and 4),
  -- What the terminal answered, or why it could not.
  answer jsonb,
  tries smallint not null default 0 check (tries between 0 and 3),
  send_time timestamptz,
  ack_time timestamptz,
  operator_id bigint references sys_user,
  operator_name varchar(50),
  create_time timestamptz not null,
  end_time timestamptz,
  check (result not in (2, 3) or ack_time is not null),
  check ((result in (2, 3, 4)) = (end_time is not null))
);
comment on column device_command.result is '0 to be fetched, 1 fetched, 2 done, 3 failed, 4 no answer';
create unique index device_command_pending on device_command (device_id) where result in (0, 1);
create index device_command_of on device_command (device_id, id desc);
create index device_command_waits on device_command (send_time) where result in (0, 1);

-- What happened to a device beside commands, uses, bindings and repairs: only added to.
create table device_event (
  id bigint generated always as identity primary key,
  device_id bigint not null references device,
  action varchar(30) not null,
  from_status smallint,
  to_status smallint not null,
  note varchar(500),
  -- Empty: the clock, the terminal, or a record that the device follows.
  user_id bigint references sys_user,
  user_name varchar(50),
  create_time timestamptz not null
);
create index device_event_of on device_event (device_id, id desc);
