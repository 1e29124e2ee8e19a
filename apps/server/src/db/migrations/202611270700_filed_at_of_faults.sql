-- As of the other registers: when a fault was entered by the clock of a device without a network.
alter table fault_repair add filed_at timestamptz check (filed_at <= create_time);
create trigger fault_repair_filed_at before update on fault_repair for each row
  when (new.filed_at is distinct from old.filed_at) execute function forbid_change();
