-- What was entered into the statistics of self-checks is kept for five years (domain 7.3).
update setting set value = (value::jsonb || '{"selfcheck_value": 5}')::text
where key = 'archive.retention_years' and value like '{%}' and value not like '%"selfcheck_value"%';
