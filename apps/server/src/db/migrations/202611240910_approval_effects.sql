-- Effects of requests are listed for administrators, the last first; what was published is followed by its subscribers.
alter table appr_effect add column effect_ids bigint[] not null default '{}';
comment on column appr_effect.effect_ids is 'rows of topic_effect: one for each subscriber';
create index appr_effect_list on appr_effect (create_time desc, id desc);

-- "My running requests" and "returned to me" on the work bench: as large as what is open.
create index appr_instance_open on appr_instance (initiator_id, status) where status in (1, 6);
