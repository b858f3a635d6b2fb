CREATE TABLE "group_claims" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_claims" ADD CONSTRAINT "group_claims_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_claims" ADD CONSTRAINT "group_claims_attempt_id_order_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."order_attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_claims_attempt" ON "group_claims" USING btree ("attempt_id");