-- What the inbox reads of a task stands in its index: the tasks of one person lie on as many pages as they are, the more the
-- longer the table. As large as what is open, and no title: that stays with the request.
drop index appr_task_inbox;
create index appr_task_inbox on appr_task (assignee_id, opened_time desc, id desc)
  include (instance_id, node_name, kind, principal_id, due_time, urge_count) where status = 1;
