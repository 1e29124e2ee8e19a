-- Who submitted an order, or edited it last, does not judge it, either (domain 13).
alter table trade_order add column edit_user_id bigint references sys_user;
update trade_order set edit_user_id = (select user_id from order_flow step
  where step.order_id = trade_order.id and step.action = 'edit' order by id desc limit 1);

-- No check: orders that were judged so until now stay as they are.
create function guard_order_audit() returns trigger language plpgsql as $$
begin
  if new.audit_user_id in (new.submit_user_id, new.edit_user_id) then
    raise exception 'who submitted or edited an order does not judge it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger trade_order_audit before update of audit_user_id on trade_order for each row
  when (new.audit_user_id is distinct from old.audit_user_id) execute function guard_order_audit();
