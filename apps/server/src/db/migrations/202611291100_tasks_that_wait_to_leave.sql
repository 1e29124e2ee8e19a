-- What a filed task waits for: another's signature, or, with everything signed, that the vehicle leaves.
alter table task_assignment add awaits text check (awaits in ('sign', 'leave'));
update task_assignment task set awaits = case when exists (select from money_box
    where status = 2 and 'D_ESCORT' || handover_type = task.task_code and money_box.dept_id = task.dept_id
      and money_box.biz_date = task.biz_date)
  then 'leave' else 'sign' end
where awaits_sign;
alter table task_assignment drop awaits_sign;
