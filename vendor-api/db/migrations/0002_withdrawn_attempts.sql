ALTER TABLE "order_attempts" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "order_attempts_withdrawn" ON "order_attempts" USING btree ("user_id") WHERE "order_attempts"."kind" is null;--> statement-breakpoint
ALTER TABLE "order_attempts" ADD CONSTRAINT "order_attempts_kind" CHECK ("order_attempts"."kind" is not null or "order_attempts"."state" = 'refused');