-- Papers of final records that could not be drawn, as where the bytes of a signature are gone: after some nights the job gives up.
-- Filed by hand, a paper needs no row any more.
create table undrawn_paper (
  source_table varchar(40) not null,
  source_id bigint not null,
  tries smallint not null default 1,
  last_time timestamptz not null,
  primary key (source_table, source_id)
);
