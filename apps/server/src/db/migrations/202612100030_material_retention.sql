-- How long documents are kept is a further part of a parameter; where an administrator has changed that, the others stay.
update setting set value = (value::jsonb || '{"material": 3}')::text
where key = 'archive.retention_years' and value like '{%}' and value not like '%"material"%';
