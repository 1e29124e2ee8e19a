-- What an approved leave sets going (domain 10.3, template 5; ADR 052): who is away, and who does their duties meanwhile.
create table absence (
  id bigint generated always as identity primary key,
  user_id bigint not null references sys_user,
  stand_in_id bigint not null references sys_user,
  from_time timestamptz not null,
  to_time timestamptz not null,
  request_id bigint not null unique references appr_instance,
  bill_no varchar(40) not null,
  create_time timestamptz not null,
  check (stand_in_id <> user_id),
  check (to_time > from_time)
);
create index absence_user on absence (user_id, to_time);

-- Who does a person's duties at a moment: themselves, or whoever stands in; a stand-in may be away, too. Nobody is better than
-- somebody who is away, so a round ends with the person themselves.
create function on_duty(person bigint, moment timestamptz) returns bigint language plpgsql stable as $$
declare
  found_id bigint := person;
  next_id bigint;
  seen bigint[] := '{}';
begin
  loop
    select stand_in_id into next_id from absence
      where user_id = found_id and from_time <= moment and moment < to_time order by id desc limit 1;
    exit when next_id is null;
    seen := seen || found_id;
    if next_id = any(seen) then
      return person;
    end if;
    found_id := next_id;
  end loop;
  return found_id;
end $$;

-- The request by which a new device was approved in the place of what is out of order (template 6).
alter table fault_repair add purchase_no varchar(40);
