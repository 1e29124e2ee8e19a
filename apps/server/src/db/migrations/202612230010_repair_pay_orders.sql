-- The order that pays for a repair outside of the warranty costs what the repair costs (domain 11.8): it is neither changed nor deleted.
create function guard_repair_pay_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.repair_order_id, new.order_type, new.buyer_type, new.buyer_id, new.agent_id, new.goods_amount,
      new.discount_amount, new.freight)
    is distinct from (old.repair_order_id, old.order_type, old.buyer_type, old.buyer_id, old.agent_id, old.goods_amount,
      old.discount_amount, old.freight)
  then
    raise exception 'the order that pays for a repair is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger trade_order_of_repair before update or delete on trade_order for each row
  when (old.repair_order_id is not null) execute function guard_repair_pay_order();

create function guard_repair_pay_line() returns trigger language plpgsql as $$
begin
  if exists (select from trade_order where id = old.order_id and repair_order_id is not null)
    and (tg_op = 'DELETE' or (new.order_id, new.product_id, new.consume_id, new.price, new.qty, new.months)
      is distinct from (old.order_id, old.product_id, old.consume_id, old.price, old.qty, old.months))
  then
    raise exception 'the order that pays for a repair is not changed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger order_line_of_repair before update or delete on order_line for each row execute function guard_repair_pay_line();
