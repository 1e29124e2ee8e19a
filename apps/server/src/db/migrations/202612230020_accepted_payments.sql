-- A recharge that finance accepted in spite of a wrong amount was paid by what arrived, of which it can be refunded (domain 11.10).
update payment set status = 1 from recharge_order paid
where payment.status = 3 and payment.biz_type = 'recharge_order' and payment.biz_id = paid.id and paid.status in (2, 3, 5, 6);
