-- The device's time of a report that was filled in without a network.
alter table check_report add column filed_at timestamptz;
