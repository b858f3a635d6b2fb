DROP INDEX "subscriptions_renewing";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "future_term" smallint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "future_multiplier" smallint;--> statement-breakpoint
CREATE INDEX "subscriptions_renewing" ON "subscriptions" USING btree ("id","expire_date") WHERE "subscriptions"."auto_renew" and not "subscriptions"."canceled" and "subscriptions"."first_failed_payment_attempt" is null;