-- Where an account has signed in before: there a lock of its name that others brought about does not bind. The browser has a
-- random cookie, of which only a hash is kept here.
create table known_device (
  id bigint generated always as identity primary key,
  device_hash bytea not null,
  user_id bigint not null references sys_user,
  last_time timestamptz not null,
  unique (device_hash, user_id)
);
create index known_device_user on known_device (user_id);
