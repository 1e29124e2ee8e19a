-- Rows of the trading side that nobody changes or removes (domain 17.1), and partitions of the use log.
create function forbid_trade_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are evidence and are not changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger consume_balance_log_evidence before update or delete on consume_balance_log
  for each row execute function forbid_trade_change();
create trigger order_flow_evidence before update or delete on order_flow for each row execute function forbid_trade_change();
create trigger device_event_evidence before update or delete on device_event for each row execute function forbid_trade_change();
create trigger order_delivery_evidence before update or delete on order_delivery for each row execute function forbid_trade_change();
create trigger order_delivery_line_evidence before update or delete on order_delivery_line
  for each row execute function forbid_trade_change();

-- What a deposit record says stays; a record that was carried out, refused or canceled is done with.
create function guard_cash_pledge() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.pledge_no, new.member_id, new.agent_id, new.device_id, new.binding_id, new.type, new.amount, new.origin_pledge_no,
      new.to_binding_id, new.apply_user_id, new.apply_time)
      is distinct from (old.pledge_no, old.member_id, old.agent_id, old.device_id, old.binding_id, old.type, old.amount,
      old.origin_pledge_no, old.to_binding_id, old.apply_user_id, old.apply_time)
    or (old.status in (1, 5, 6) and new.status <> old.status)
  then
    raise exception 'a deposit record is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cash_pledge_evidence before update or delete on cash_pledge for each row execute function guard_cash_pledge();

-- What was paid for stays; an order is deleted only as a draft or after it was canceled without a payment.
create function guard_trade_order() returns trigger language plpgsql as $$
begin
  if (tg_op = 'DELETE' and (old.status not in (0, 8) or old.paid_amount > 0))
    or (tg_op = 'UPDATE' and (
      (new.bill_no, new.create_time) is distinct from (old.bill_no, old.create_time)
      or (old.pay_time is not null and (new.order_type, new.buyer_type, new.buyer_id, new.agent_id, new.goods_amount,
          new.discount_amount, new.freight, new.paid_amount, new.pay_time) is distinct from
        (old.order_type, old.buyer_type, old.buyer_id, old.agent_id, old.goods_amount, old.discount_amount, old.freight,
          old.paid_amount, old.pay_time))
      or (old.status in (7, 8) and new.status <> old.status)))
  then
    raise exception 'an order that was paid is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger trade_order_evidence before update or delete on trade_order for each row execute function guard_trade_order();

create or replace function roll_partitions(at timestamptz) returns void language plpgsql set timezone = 'UTC' as $$
declare
  d date;
  m date;
  name text;
  monthly text;
begin
  for d in select generate_series(at::date - 1, at::date + 3, '1 day')::date loop
    perform add_partition('idempotency', 'idempotency_' || to_char(d, 'YYYYMMDD'), d::text, (d + 1)::text);
  end loop;
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'idempotency'::regclass and c.relname ~ '^idempotency_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < at::date - 35
  loop
    execute format('drop table %I', name);
  end loop;
  delete from idempotency_other where create_time < at - interval '35 days';
  for m in select generate_series(date_trunc('month', at), date_trunc('month', at) + interval '3 months', '1 month')::date loop
    foreach monthly in array array['sys_log', 'ledger_entry', 'use_log'] loop
      perform add_partition(monthly, monthly || '_' || to_char(m, 'YYYYMM'), m::text, (m + interval '1 month')::date::text);
    end loop;
  end loop;
end $$;

do $$
begin
  revoke all on table use_log_other from shouya_app, shouya_keeper;
  revoke update, delete on consume_balance_log, order_flow, order_delivery, order_delivery_line, device_event from shouya_app, shouya_keeper;
  revoke delete on cash_pledge, recharge_order, payment, payment_notice, consume_balance, consume_adjustment, member_device
    from shouya_app, shouya_keeper;
exception when undefined_object then null;
end $$;
