-- What came of an effect stands on its row: what a subscriber made, as names and links, or why it could not, so that the
-- reader gets it in their own language. `error` keeps what no reason tells.
alter table topic_effect
  add column made jsonb not null default '[]',
  add column reason jsonb;
comment on column topic_effect.made is '[{name, link}]';
comment on column topic_effect.reason is '{key, params} of a message';
