-- Effects that failed on the fields of their request kept what the parser said, as JSON. They say it in words, as new ones do.
update topic_effect
set reason = jsonb_build_object(
  'key', 'approval.effect.unfit',
  'params', jsonb_build_object('fields', coalesce(substring(error from '"path":\s*\[\s*"([^"]+)"'), '-')))
where status = 2 and reason is null and error like 'ZodError%';
