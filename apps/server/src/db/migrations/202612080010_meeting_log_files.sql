-- What was studied in a meeting or training, beside its photos (domain 5.3).
alter table meeting_log add column file_ids bigint[] not null default '{}';
