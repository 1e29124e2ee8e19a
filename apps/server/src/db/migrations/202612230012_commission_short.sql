-- A refund does not wait for the agent's commission (domain 11.7): what was paid out already is owed, and taken from what the agent earns next.
alter table order_refund
  -- Fen that were short, the agent that owes them, and what of them was taken later.
  add column commission_short bigint not null default 0 check (commission_short >= 0),
  add column commission_agent_id bigint references agent,
  add column commission_taken bigint not null default 0 check (commission_taken between 0 and commission_short),
  add check ((commission_short > 0) = (commission_agent_id is not null));
create index order_refund_owed on order_refund (commission_agent_id, id) where commission_taken < commission_short;

-- What was decided is done with, but for what an agent still owes.
create or replace function guard_order_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.order_id, new.seq, new.from_status, new.is_sent, new.amount, new.reason, new.unopened, new.apply_user_id, new.apply_time)
      is distinct from (old.order_id, old.seq, old.from_status, old.is_sent, old.amount, old.reason, old.unopened, old.apply_user_id,
        old.apply_time)
    or (old.status <> 1 and (to_jsonb(new) - 'commission_taken' is distinct from to_jsonb(old) - 'commission_taken'
      or new.commission_taken < old.commission_taken))
  then
    raise exception 'a refund of an order is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
