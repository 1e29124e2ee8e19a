-- 1 an ordinary invoice, 2 one for the deduction of the value-added tax.
alter table trade_order add check (invoice_type in (1, 2));
