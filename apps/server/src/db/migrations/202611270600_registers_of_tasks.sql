-- The registers of escort handovers and of visitors are there: their tasks of the day are due.
update task_type set status = 1 where task_code in ('D_ESCORT1', 'D_ESCORT2', 'D_INOUT');
