-- Only daily tasks are counted by day: one of a longer period that moves changes no statistics.
drop trigger stat_moved on task_assignment;
create trigger stat_moved after update of status on task_assignment
  for each row when (old.status <> new.status and new.period_type = 1) execute function stat_moved('biz_date');
