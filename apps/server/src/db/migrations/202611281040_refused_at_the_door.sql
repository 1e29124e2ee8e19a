-- Who is not let in need not say who they are: their name and why they were refused are enough (domain 4.5).
alter table out_inside alter person_type drop not null;
alter table out_inside alter company drop not null;
alter table out_inside alter cert_type drop not null;
alter table out_inside alter cert_mask drop not null;
alter table out_inside alter visit_reason drop not null;
alter table out_inside drop constraint out_inside_areas_check;
alter table out_inside add constraint out_inside_said check (status not in (1, 2) or (person_type is not null
  and company is not null and cert_type is not null and cert_mask is not null and visit_reason is not null
  and cardinality(areas) > 0));
-- Nobody looked them through: that was assumed.
comment on column out_inside.weapon_check is 'somebody has looked; of the refused nobody says so';
