-- What the work bench counts and draws (domain 15), each kept to a few pages however long the register or the log.

-- By right of office somebody ended or changed what is another's: a first password, a lock, a session, a key.
alter table sys_log add column forced boolean not null default false;
create index sys_log_sign_in on sys_log (create_time) where log_type = 1;
create index sys_log_watched on sys_log (create_time) where log_type in (3, 4, 5) or forced or not result;

-- A handover is due when its keys are expected back, any other when it happens.
create index room_key_due on room_key (dept_id, coalesce(expect_return_time, handover_time));
create index room_key_late on room_key (coalesce(expect_return_time, handover_time), dept_id)
  where status = 3 or return_time > expect_return_time;
create index room_key_out_to on room_key (to_user_id) where status = 3;
create index room_key_backfill on room_key (handover_time) where is_backfill;
create index room_key_void on room_key (handover_time) where status = 9;
create index key_ledger_lost on key_ledger (dept_id) where position = 4;

-- How much of the disk is in use; housekeeping measures, since files are too many to add up for each look.
create table storage_use (
  part varchar(10) primary key check (part in ('data', 'log', 'files')),
  bytes bigint not null,
  measure_time timestamptz not null
);
