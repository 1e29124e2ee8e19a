-- A list of today also shows what is still open of earlier days: few rows, found without going through the register.
create index room_key_still_open on room_key (handover_time, dept_id) where status in (1, 3);
create index security_check_still_open on security_check (biz_date, dept_id)
  where status = 0 or status = 1 and abnormal_count > 0;
create index money_box_still_open on money_box (biz_date, dept_id) where status in (0, 1, 2, 4);
