-- The delivered form of a list of destruction allowed 200 pieces; a list names up to 20,000. Where the form still says so, form and flow
-- get a further version that allows as many. The versions before stay as they are, with what was filed on them.
create function allow_long_lists(document text) returns text language sql immutable as $$
  select replace(document, '"model":"count","options":{"min":1,"max":200,"precision":0}',
    '"model":"count","options":{"min":1,"max":20000,"precision":0}')
$$;

create temporary table mended_form on commit drop as
  select form.id, form.current_version_id as before_id from custom_form form
  where form.form_name = '档案销毁审批表' and form.draft <> allow_long_lists(form.draft);

update custom_form set draft = allow_long_lists(draft),
  draft_hash = encode(sha256(convert_to(allow_long_lists(draft), 'UTF8')), 'hex'), version = version + 1
where id in (select id from mended_form);

-- Only a version that says so itself is followed by another: a form that was changed since is published by whoever changed it.
with made as (
  insert into form_version (form_id, version_no, form_name, document, document_hash, note, create_user_id, create_user_name, create_time)
  select old.form_id, (select max(version_no) + 1 from form_version each where each.form_id = old.form_id), old.form_name,
    allow_long_lists(old.document), encode(sha256(convert_to(allow_long_lists(old.document), 'UTF8')), 'hex'),
    '清册件数上限改为20000', old.create_user_id, old.create_user_name, now()
  from form_version old where old.id in (select before_id from mended_form) and old.document <> allow_long_lists(old.document)
  returning id, form_id
)
update custom_form set current_version_id = made.id from made where custom_form.id = made.form_id;

with made as (
  insert into appr_flow_version (flow_id, version_no, flow_name, definition, definition_hash, form_version_id, note, create_user_id,
    create_user_name, create_time)
  select old.flow_id, (select max(version_no) + 1 from appr_flow_version each where each.flow_id = old.flow_id), old.flow_name,
    old.definition, old.definition_hash, form.current_version_id, '清册件数上限改为20000', old.create_user_id, old.create_user_name, now()
  from appr_flow flow
  join appr_flow_version old on old.id = flow.current_version_id
  join mended_form mended on mended.before_id = old.form_version_id
  join custom_form form on form.id = mended.id and form.current_version_id <> mended.before_id
  returning id, flow_id
)
update appr_flow set current_version_id = made.id, version = version + 1 from made where appr_flow.id = made.flow_id;

drop function allow_long_lists(text);
