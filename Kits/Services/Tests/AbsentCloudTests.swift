import CloudKit
import CoreML
import GameKit
import MediaPlayer
import QuickTesting
import SwiftUI
import UIKit
import Vision

/// Services that Apple's machines alone have: nobody is signed in, nothing is found, and everything fails with its error.
@MainActor struct AbsentCloudTests {
  @Test func `nobody has an account of iCloud, and records are values`() async throws {
    let container = CKContainer(identifier: "iCloud.org.example")
    expect(try await container.accountStatus(), equals: .noAccount)
    let status: CKAccountStatus = await withCheckedContinuation { next in
      CKContainer.default().accountStatus { status, _ in next.resume(returning: status) }
    }
    expect(status, equals: .noAccount)
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "1"))
    record["title"] = "Milk" as CKRecordValue
    record["count"] = 3
    expect(record["title"] as? String, equals: "Milk")
    expect(record.changedKeys(), equals: ["count", "title"])
    var code: CKError.Code?
    do { try await container.privateCloudDatabase.save(record) } catch let error as CKError { code = error.code }
    expect(code, equals: .notAuthenticated)
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    do { _ = try await container.publicCloudDatabase.records(matching: query) } catch {
      code = (error as? CKError)?.code
    }
    expect(code, equals: .notAuthenticated)
    let failed: CKError.Code? = await withCheckedContinuation { next in
      let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
      operation.modifyRecordsResultBlock = { result in
        if case .failure(let error) = result {
          next.resume(returning: (error as? CKError)?.code)
        } else {
          next.resume(returning: nil)
        }
      }
      container.privateCloudDatabase.add(operation)
    }
    expect(failed, equals: .notAuthenticated)
  }
  @Test func `a player is not authenticated, and scores go nowhere`() async throws {
    let error: GKError.Code? = await withCheckedContinuation { next in
      GKLocalPlayer.local.authenticateHandler = { controller, error in
        GKLocalPlayer.local.authenticateHandler = nil
        next.resume(returning: controller == nil ? (error as? GKError)?.code : nil)
      }
    }
    expect(error, equals: .notAuthenticated)
    expect(!GKLocalPlayer.local.isAuthenticated)
    var code: GKError.Code?
    do {
      try await GKLeaderboard.submitScore(10, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
    } catch { code = (error as? GKError)?.code }
    expect(code, equals: .notAuthenticated)
    let achievement = GKAchievement(identifier: "first")
    achievement.percentComplete = 100
    expect(achievement.isCompleted)
    let told: Bool = await withCheckedContinuation { next in
      GKAchievement.report([achievement]) { next.resume(returning: $0 != nil) }
    }
    expect(told)
    GKAccessPoint.shared.isActive = true
    expect(!GKAccessPoint.shared.isVisible)
    GKAccessPoint.shared.isActive = false
  }
  @Test func `nothing looks at pictures, and requests say so`() throws {
    var told: VNError.Code?
    let request = VNRecognizeTextRequest { request, error in
      told = (error as? VNError)?.code
      expect((request as? VNRecognizeTextRequest)?.results == nil)
    }
    request.recognitionLevel = .accurate
    request.recognitionLanguages = ["en-US", "de-DE"]
    let image = try require(UIImage(systemName: "star")?.cgImage)
    let handler = VNImageRequestHandler(cgImage: image, orientation: .up, options: [:])
    var code: VNError.Code?
    let said = reports(of: "Vision") {
      do { try handler.perform([request]) } catch { code = (error as? VNError)?.code }
    }
    expect(code == .unsupportedRequest && told == .unsupportedRequest)
    expect(said.count == 1 && said[0].contains("VNRecognizeTextRequest"))
    let body = VNDetectHumanBodyPoseRequest()
    try? VNImageRequestHandler(ciImage: CIImage(color: .red), options: [:]).perform([body])
    expect(body.results == nil)
    let part = VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5), 200, 100)
    expect(part, equals: CGRect(x: 100, y: 25, width: 100, height: 50))
  }
  @Test func `a model is not loaded, and its values are values`() async throws {
    var code: MLModelError.Code?
    do { _ = try MLModel(contentsOf: URL(filePath: "/model.mlmodelc"), configuration: MLModelConfiguration()) } catch {
      code = (error as? MLModelError)?.code
    }
    expect(code, equals: .io)
    let input = try MLDictionaryFeatureProvider(dictionary: ["wake": 7.5, "coffee": 2, "name": "Ann"])
    expect(input.featureValue(for: "wake")?.doubleValue, equals: 7.5)
    expect(input.featureValue(for: "coffee")?.int64Value, equals: 2)
    expect(input.featureNames, equals: ["wake", "coffee", "name"])
    var isRefused = false
    do { _ = try MLDictionaryFeatureProvider(dictionary: ["date": Date()]) } catch { isRefused = true }
    expect(isRefused)
  }
  @Test func `a subscription and a share are values, and permission is denied`() async throws {
    let container = CKContainer.default()
    let subscription = CKQuerySubscription(
      recordType: "Note", predicate: NSPredicate(value: true), subscriptionID: "notes",
      options: [.firesOnRecordCreation])
    let information = CKSubscription.NotificationInfo()
    information.shouldSendContentAvailable = true
    subscription.notificationInfo = information
    var code: CKError.Code?
    do { try await container.privateCloudDatabase.save(subscription) } catch { code = (error as? CKError)?.code }
    expect(code, equals: .notAuthenticated)
    let share = CKShare(rootRecord: CKRecord(recordType: "Note"))
    share[CKShare.SystemFieldKey.title] = "Notes" as CKRecordValue
    expect(share["cloudkit.title"] as? String, equals: "Notes")
    expect(share.url == nil)
    expect(try await container.requestApplicationPermission(.userDiscoverability), equals: .denied)
  }
  @Test func `nobody has music to be played`() {
    let said = reports(of: "MPMusicPlayerController") {
      let player = MPMusicPlayerController.applicationMusicPlayer
      player.setQueue(with: MPMediaItemCollection(items: []))
      player.play()
      expect(player.playbackState, equals: .stopped)
    }
    expect(said.isEmpty == false)
  }
  @Test func `keys for media do not reach an app, and its music is denied`() async {
    let center = MPRemoteCommandCenter.shared()
    let said = reports(of: "MP") {
      let token = center.playCommand.addTarget { _ in .success }
      center.playCommand.removeTarget(token)
      center.skipForwardCommand.preferredIntervals = [15]
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [
        MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyElapsedPlaybackTime: 3.0,
        MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in UIImage() },
      ]
    }
    expect(said.count, equals: 2)
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    expect(await MPMediaLibrary.requestAuthorization(), equals: .denied)
    expect(MPMediaQuery.songs().items?.isEmpty == true)
  }
}
