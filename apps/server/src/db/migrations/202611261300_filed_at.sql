-- When a handover was entered, by the clock of a device without a network; null where the server was there at once. When
-- the server received it is create_time in either case, and lateness goes by that.
alter table room_key add filed_at timestamptz check (filed_at <= create_time);
create trigger room_key_filed_at before update on room_key for each row
  when (new.filed_at is distinct from old.filed_at) execute function forbid_change();
