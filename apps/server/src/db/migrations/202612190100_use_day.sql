-- Uses by day, agent, product and city (domain 11.12): what the statistics add up, without the details.
alter table use_log add column city_code varchar(6);
comment on column use_log.city_code is 'where the device stood when the use was reported';
update use_log set city_code = device.city_code from device where device.id = use_log.device_id and device.city_code is not null;

create table use_day (
  day date not null,
  agent_id bigint references agent,
  product_id bigint not null references product,
  city_code varchar(6),
  done bigint not null default 0,
  interrupted bigint not null default 0,
  failed bigint not null default 0,
  fee bigint not null default 0,
  unique nulls not distinct (day, agent_id, product_id, city_code)
);
create index use_day_agent on use_day (agent_id, day);

create function place_use() returns trigger language plpgsql as $$
begin
  new.city_code := (select city_code from device where id = new.device_id);
  return new;
end $$;
create trigger use_log_city before insert on use_log for each row execute function place_use();

-- The days agree with the details at any time, however uses are added. In the order of the key, so that no two wait for each other.
create function add_use_days() returns trigger language plpgsql as $$
begin
  insert into use_day as kept (day, agent_id, product_id, city_code, done, interrupted, failed, fee)
    select start_time::date, agent_id, product_id, city_code, count(*) filter (where result = 1),
      count(*) filter (where result = 2), count(*) filter (where result = 3), sum(fee)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, agent_id, product_id, city_code) do update set done = kept.done + excluded.done,
      interrupted = kept.interrupted + excluded.interrupted, failed = kept.failed + excluded.failed, fee = kept.fee + excluded.fee;
  return null;
end $$;
create trigger use_log_days after insert on use_log referencing new table as added for each statement execute function add_use_days();

insert into use_day (day, agent_id, product_id, city_code, done, interrupted, failed, fee)
  select start_time::date, agent_id, product_id, city_code, count(*) filter (where result = 1),
    count(*) filter (where result = 2), count(*) filter (where result = 3), sum(fee)
  from use_log group by 1, 2, 3, 4;

-- What has left balances lately, by use or to others below.
create index consume_balance_log_left on consume_balance_log (create_time) include (balance_id, qty) where type in (2, 4);
