-- A value may stand below another of its dictionary, and carry what else a program wants to know of it (domain 1.4).
alter table dict_data add parent_value varchar(40), add ext jsonb check (jsonb_typeof(ext) = 'object'),
  add check (parent_value <> value),
  add foreign key (dict_code, parent_value) references dict_data (dict_code, value) on update cascade deferrable;
create index dict_data_parent on dict_data (dict_code, parent_value) where parent_value is not null;
