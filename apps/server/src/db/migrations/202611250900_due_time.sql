-- By when a task is to be decided is one thing, when its next reminder comes is another: until now the second overwrote the
-- first, so that what had been reminded no longer read as overdue. The events have known both all along; what is kept of
-- requests (`state`, a fold of them) and of tasks is brought to what they say.
create temporary table task_due on commit drop as
with opened as (
  select instance_id, (row_number() over (partition by instance_id order by seq))::int as no, event -> 'task' -> 'dueAt' as due
  from appr_event where event ->> 'type' = 'opened'
), turned as (
  select distinct on (instance_id, event -> 'task') instance_id, (event ->> 'task')::int as no, event -> 'dueAt' as due
  from appr_event where event ->> 'type' = 'turned' order by instance_id, event -> 'task', seq desc
)
select opened.instance_id, opened.no, coalesce(turned.due, opened.due) as due
from opened left join turned using (instance_id, no);
create unique index on task_due (instance_id, no);

update appr_instance set state = jsonb_set(state, '{tasks}', (
  select jsonb_agg(task || jsonb_build_object(
    'timerAt', task -> 'dueAt',
    'dueAt', case when task ->> 'status' in ('waiting', 'open', 'suspended') then task_due.due else 'null' end)
    order by place)
  from jsonb_array_elements(state -> 'tasks') with ordinality as each (task, place)
  join task_due on task_due.instance_id = appr_instance.id and task_due.no = place))
where state is not null and jsonb_array_length(state -> 'tasks') > 0;

update appr_task set due_time = to_timestamp((due #>> '{}')::numeric / 1000)
from task_due where task_due.instance_id = appr_task.instance_id and task_due.no = appr_task.no
  and appr_task.status in (0, 1, 2);
