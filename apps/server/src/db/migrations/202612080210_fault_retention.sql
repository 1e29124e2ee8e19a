-- How long faults are kept (domain 4.8) is a further part of a parameter; where an administrator has changed that, the others stay.
update setting set value = (value::jsonb || '{"fault": 3}')::text
where key = 'archive.retention_years' and value like '{%}' and value not like '%"fault"%';
