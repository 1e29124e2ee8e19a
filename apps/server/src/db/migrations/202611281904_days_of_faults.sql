-- The book of faults opens with a day and with what is still open of before, as the other registers do: both by an index.
create index fault_repair_day on fault_repair (biz_date, dept_id);
create index fault_repair_still_open on fault_repair (biz_date, dept_id) where status in (1, 2);
