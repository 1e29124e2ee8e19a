-- Days off and days worked instead of them (调休), for the whole bank: they decide what is due on a day and when offices work.
create table holiday (
  id bigint generated always as identity primary key,
  day date not null unique,
  -- 1 nobody works, 2 everybody works, whatever day of the week it is.
  kind smallint not null check (kind in (1, 2)),
  name varchar(50) not null,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);

-- Whether units with these business days (domain 1.1: "1,2,3,4,5", 1 is Monday) work on a day.
create function works_on(business_days text, on_day date) returns boolean language sql stable as $$
  select coalesce(
    (select kind = 2 from holiday where day = on_day),
    extract(isodow from on_day)::text = any (string_to_array(business_days, ',')))
$$;
