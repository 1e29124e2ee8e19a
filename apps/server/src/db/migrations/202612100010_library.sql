-- Documents (domain 9.1): the learning corner (type 1) and information about the construction of outlets (type 2).
-- Categories form a tree for each type; `stages`: the stages of construction that need a paper of this category.
create table material_category (
  id bigint generated always as identity primary key,
  type smallint not null check (type in (1, 2)),
  parent_id bigint references material_category,
  category_name varchar(30) not null check (category_name <> ''),
  sort int not null default 100,
  stages smallint[] not null default '{}' check (stages <@ '{1,2,3,4,5,6,7}'::smallint[]),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (parent_id <> id),
  check (type = 2 or stages = '{}'),
  unique nulls not distinct (type, parent_id, category_name)
);
create index material_category_parent on material_category (parent_id);

insert into material_category (type, category_name, sort, stages, create_time)
select 1, name, (n * 10)::int, '{}', now()
from unnest(array['法律法规', '规章制度', '操作规程', '案例警示', '消防知识', '反诈知识', '培训课件', '考试题库']) with ordinality as seed (name, n);
insert into material_category (type, category_name, sort, stages, create_time)
select 2, name, (n * 10)::int, stages::smallint[], now()
from (values ('设计图纸', 1, '{2,7}'), ('公安审批', 2, '{3,7}'), ('消防审批', 3, '{3}'), ('施工资料', 4, '{4,7}'), ('验收资料', 5, '{5,7}'),
  ('设备清单', 6, '{6}'), ('合同', 7, '{4}')) as seed (name, n, stages);

-- 0 draft -> 1 waits for its review -> 2 published -> 3 taken down -> 2 again; 9 deleted, from 0 or 3, kept as a row.
-- What is published is not edited: it is taken down first.
create table material (
  id bigint generated always as identity primary key,
  type smallint not null check (type in (1, 2)),
  category_id bigint not null references material_category,
  title varchar(100) not null check (title <> ''),
  summary varchar(300),
  cover_file_id bigint,
  -- Rich text, sanitised before it comes here; its pictures stand in it.
  content text not null default '',
  file_ids bigint[] not null default '{}' check (cardinality(file_ids) <= 10),
  video_url varchar(500) check (video_url ~ '^https?://'),
  source varchar(100),
  author varchar(50),
  tags varchar(100),
  -- The unit that publishes it: whoever has it in scope manages the document.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  -- 1 the whole bank, 2 the publishing unit and all below it, 3 chosen units with those below them, and roles.
  visible_type smallint not null default 1 check (visible_type between 1 and 3),
  visible_dept_ids bigint[] not null default '{}',
  visible_role_ids bigint[] not null default '{}',
  is_top boolean not null default false,
  top_end timestamptz,
  need_read boolean not null default false,
  read_deadline timestamptz,
  allow_download boolean not null default true,
  -- The questions at its end: the version of a form, and what is right.
  form_id bigint references custom_form,
  form_version_id bigint references form_version,
  right_answers jsonb,
  pass_score smallint check (pass_score between 1 and 100),
  build_dept_id bigint references dept,
  build_dept_name varchar(100),
  build_stage smallint check (build_stage between 1 and 7),
  build_begin date,
  build_end date,
  contractor varchar(100),
  approve_doc_no varchar(50),
  accept_doc_no varchar(50),
  status smallint not null default 0 check (status in (0, 1, 2, 3, 9)),
  submit_time timestamptz,
  return_reason varchar(200),
  publish_user_id bigint references sys_user,
  publish_user_name varchar(50),
  publish_time timestamptz,
  -- How many it was for when it was published.
  receiver_count int,
  unpublish_time timestamptz,
  unpublish_reason varchar(200),
  -- Counts up when what people have read is changed: readings are of one edition.
  edition int not null default 1,
  -- Of its fields, and of its files as far as they have been read.
  search_text text not null,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (visible_type = 3 or visible_dept_ids = '{}' and visible_role_ids = '{}'),
  check (visible_type <> 3 or visible_dept_ids <> '{}' or visible_role_ids <> '{}'),
  check (is_top or top_end is null),
  check (need_read = (read_deadline is not null)),
  check ((form_id is null) = (form_version_id is null) and (form_id is null) = (right_answers is null)
    and (form_id is null) = (pass_score is null)),
  check (form_id is null or need_read),
  check ((type = 2) = (build_dept_id is not null) and (type = 2) = (build_stage is not null)
    and (build_dept_id is null) = (build_dept_name is null)),
  check (type = 2 or num_nonnulls(build_begin, build_end, contractor, approve_doc_no, accept_doc_no) = 0),
  check (build_end >= build_begin),
  check (status <> 1 or submit_time is not null),
  check (status not in (2, 3) or (publish_user_id is not null and publish_time is not null and receiver_count is not null)),
  check (status not in (1, 2) or content <> '' or file_ids <> '{}' or video_url is not null),
  check ((status = 3) <= (unpublish_time is not null))
);
comment on column material.status is '0 draft, 1 waits for review, 2 published, 3 taken down, 9 deleted';
create index material_list on material (create_time desc, id desc);
create index material_dept on material (dept_id, create_time desc, id desc);
create index material_published on material (type, publish_time desc, id desc) where status = 2;
create index material_category_of on material (category_id);
create index material_build on material (build_dept_id, build_stage) where type = 2;
create index material_top_end on material (top_end) where is_top;
create index material_search on material using gin (bigrams(search_text));

-- What people may have read stays as they read it.
create function guard_material() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (old.status = 2 and
      (new.type, new.title, new.content, new.file_ids, new.video_url, new.form_version_id, new.right_answers, new.visible_type,
        new.visible_dept_ids, new.visible_role_ids, new.edition)
        is distinct from
      (old.type, old.title, old.content, old.file_ids, old.video_url, old.form_version_id, old.right_answers, old.visible_type,
        old.visible_dept_ids, old.visible_role_ids, old.edition))
    or old.status = 2 and new.status not in (2, 3)
    or new.status = 9 and old.status not in (0, 3, 9)
    or new.edition < old.edition
  then
    raise exception 'a published document is taken down before it is changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger material_evidence before update or delete on material for each row execute function guard_material();

-- Who has read which edition for how long, as the server measured it; and what they answered.
create table material_read (
  material_id bigint not null references material,
  edition int not null check (edition > 0),
  user_id bigint not null references sys_user,
  -- Where they worked then.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  first_read_time timestamptz not null,
  last_read_time timestamptz not null,
  -- How often it was opened.
  views int not null default 1,
  read_seconds int not null default 0 check (read_seconds >= 0),
  -- Seconds seen of each video, by file: {"12": 95.5}
  videos jsonb not null default '{}',
  progress smallint not null default 0 check (progress between 0 and 100),
  -- Since when it counts as read.
  read_time timestamptz,
  download_time timestamptz,
  downloads int not null default 0,
  answers jsonb,
  score smallint check (score between 0 and 100),
  answer_time timestamptz,
  tries smallint not null default 0,
  -- Since when all that it asks for is done.
  done_time timestamptz,
  primary key (material_id, edition, user_id),
  check ((answers is null) = (answer_time is null) and (answers is null) = (score is null)),
  check (done_time is null or read_time is not null)
);
create index material_read_user on material_read (user_id, material_id);
create index material_read_answered on material_read (dept_id, answer_time) where answer_time is not null;

create function guard_material_read() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (new.material_id, new.edition, new.user_id, new.dept_id, new.dept_name, new.first_read_time)
      is distinct from (old.material_id, old.edition, old.user_id, old.dept_id, old.dept_name, old.first_read_time)
    or new.read_seconds < old.read_seconds or new.progress < old.progress or new.tries < old.tries or new.score < old.score
    or (old.read_time is not null and new.read_time is distinct from old.read_time)
    or (old.done_time is not null and new.done_time is distinct from old.done_time)
  then
    raise exception 'a reading is evidence: it only grows' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger material_read_evidence before update or delete on material_read for each row execute function guard_material_read();

-- What somebody reads right now: time counts for one document at a time.
create table material_reading (
  user_id bigint primary key references sys_user,
  material_id bigint not null references material,
  beat_time timestamptz not null
);

do $$
begin
  revoke delete on material, material_read from shouya_app;
exception when undefined_object then null;
end $$;
